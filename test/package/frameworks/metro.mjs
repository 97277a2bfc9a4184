// Metro, as React Native sets it up, finds the entries and bundles them; the bundle counts a hand and plays a game
// without anything of Node or the DOM, and Hermes compiles it. Metro before 0.82 needs the setting that the guide
// names.
import assert from "node:assert/strict";
import { execFileSync } from "node:child_process";
import { mkdirSync, realpathSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { createContext, runInContext } from "node:vm";

const require = createRequire(import.meta.url);
const projectRoot = realpathSync(import.meta.dirname);
mkdirSync("native", { recursive: true });
writeFileSync(
  "native/index.js",
  `import { describeMove, IllegalMoveError, InvalidStateError, NotationError, playout, secureRandom, seeded } from "fifteen-two";
import { greedyBot } from "fifteen-two/bots";
import * as cribbage from "fifteen-two/cribbage";
import { countHand } from "fifteen-two/scoring";

globalThis.points = countHand(["5H", "5D", "5S", "JC"], "5C");
const bots = [greedyBot(cribbage), greedyBot(cribbage)];
const { record, state } = playout(cribbage, { random: seeded(1), bots, limit: 2000 });
globalThis.game = { scores: state.scores, said: record.moves.map((move) => describeMove(cribbage, move)) };
globalThis.secureRandom = secureRandom;
function throws(kind, run) {
  try {
    run();
  } catch (error) {
    return error instanceof kind && error instanceof Error && error.name === kind.name;
  }
}
globalThis.errors = [
  throws(IllegalMoveError, () => cribbage.apply(cribbage.initialState(), { type: "castle" })),
  throws(InvalidStateError, () => cribbage.initialState({ players: 99 })),
  throws(NotationError, () => cribbage.parseMove("0 castle")),
];
`,
);

/** The code that a Metro with a React Native's configuration makes of the entry. */
async function bundle(metro, config, platform, resolver = {}) {
  const { getDefaultConfig, mergeConfig } = require(config);
  // Leaves out the loaders of React Native, which is not installed.
  const serializer = { getModulesRunBeforeMainModule: () => [], getPolyfills: () => [] };
  const settings = {
    projectRoot,
    watchFolders: [projectRoot],
    resolver: { useWatchman: false, ...resolver },
    serializer,
    cacheStores: [],
    maxWorkers: 1,
    reporter: { update() {} },
  };
  const options = { entry: "native/index.js", platform, dev: false, minify: false, out: `${platform}.js` };
  const built = await require(metro).runBuild(mergeConfig(getDefaultConfig(projectRoot), settings), options);
  return built.code;
}

/** Runs the bundle, without Web Crypto and with it. */
function run(code) {
  const context = createContext({});
  runInContext(code, context);
  const { points, game, errors } = JSON.parse(runInContext("JSON.stringify({ points, game, errors })", context));
  assert.deepEqual(errors, [true, true, true]);
  assert.equal(points, 29);
  assert.ok(Math.max(...game.scores) >= 121);
  assert.match(game.said.join("\n"), /^The cards are dealt$/m);
  assert.throws(() => context.secureRandom(), { name: "InvalidStateError", message: /Web Crypto/ });
  context.crypto = { getRandomValues: (array) => array.fill(2 ** 31) };
  assert.ok(Math.abs(context.secureRandom() - 0.5) < 1e-6);
}

/** Compiles a bundle as a release build of an app does, where Hermes has a compiler for this machine. */
function compile(file) {
  const [folder] = { linux: ["linux64-bin"], darwin: ["osx-bin"], win32: ["win64-bin"] }[process.platform];
  const hermesc = join("node_modules/hermes-compiler/hermesc", folder, "hermesc");
  execFileSync(hermesc, ["-emit-binary", "-O", "-w", "-out", `${file}.hbc`, file], { stdio: "pipe" });
}

for (const platform of ["ios", "android"]) {
  const code = await bundle("metro", "@react-native/metro-config", platform);
  run(code);
  writeFileSync(`${platform}.bundle.js`, code);
  compile(`${platform}.bundle.js`);
}
const old = (resolver) => bundle("metro-0.81", "metro-config-0.78", "ios", resolver);
await assert.rejects(old(), /Unable to resolve module fifteen-two\/\w+/);
run(await old({ unstable_enablePackageExports: true }));

const version = (name) => require(`./node_modules/${name}/package.json`).version;
console.log(`Metro ${version("metro")} and ${version("metro-0.81")}, Hermes ${version("hermes-compiler")}`);
