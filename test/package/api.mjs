// The API report: what each entry exports, with its types, in the folder api. `npm run api` writes it anew; with
// --check a difference fails, so that the public surface changes on purpose and is read in the diff.
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { basename, join } from "node:path";
import { CompilerState, Extractor, ExtractorConfig } from "@microsoft/api-extractor";
import { ENTRIES } from "../../entries.mjs";
import { ROOT } from "./tarball.mjs";

const SILENT = { default: { logLevel: "none" } };
const COMPILER = { target: "es2022", lib: ["es2022"], module: "esnext", moduleResolution: "bundler", types: [] };

/** The settings that turn an entry's declarations into a report in a folder. */
function configOf({ name, output }, folder) {
  return ExtractorConfig.prepare({
    configObject: {
      projectFolder: ROOT,
      mainEntryPointFilePath: join(ROOT, `dist/${output}.d.ts`),
      compiler: { overrideTsconfig: { compilerOptions: COMPILER } },
      apiReport: {
        enabled: true,
        includeForgottenExports: true,
        reportFileName: `${name.replaceAll("/", "-")}.api.md`,
        reportFolder: folder,
        reportTempFolder: join(folder, "temp"),
      },
      docModel: { enabled: false },
      dtsRollup: { enabled: false },
      tsdocMetadata: { enabled: false },
      newlineKind: "lf",
      messages: { compilerMessageReporting: SILENT, extractorMessageReporting: SILENT, tsdocMessageReporting: SILENT },
    },
    packageJsonFullPath: join(ROOT, "package.json"),
  });
}

/** The declarations of one entry: its exports, and the types to which they refer. */
function declarations(config, compilerState) {
  const messageCallback = (message) => (message.handled = true);
  Extractor.invoke(config, { localBuild: true, compilerState, messageCallback });
  const { reportFilePath } = config;
  const report = readFileSync(reportFilePath, "utf8").replaceAll(/^ *\/\/ \(undocumented\)\n/gm, "");
  return {
    reportFileName: basename(reportFilePath),
    parts: /```ts\n\n(.*?)\n\n(?:\/\/ \(No @package.*)?```/s.exec(report)[1].split("\n\n"),
  };
}

/** The reports of all entries by their file names. What another entry exports is not told again. */
function reports() {
  const folder = mkdtempSync(join(tmpdir(), "fifteen-two-api-"));
  try {
    const configs = ENTRIES.map((entry) => configOf(entry, folder));
    // The entries share a compilation.
    const additionalEntryPoints = configs.map(({ mainEntryPointFilePath }) => mainEntryPointFilePath);
    const state = CompilerState.create(configs[0], { additionalEntryPoints });
    const all = configs.map((config) => declarations(config, state));
    const exported = new Set(all.flatMap(({ parts }) => parts).filter((part) => /^export /m.test(part)));
    const known = (part) =>
      exported.has(part.replace(/^(?=(?:abstract|class|const|function|interface|type) )/m, "export "));
    return new Map(
      all.map(({ reportFileName, parts }, i) => {
        const own = parts
          .filter((part) => exported.has(part) || !known(part))
          .map((part) => part.replace(/^\/\/ @public\n/, ""));
        return [
          reportFileName,
          `# ${ENTRIES[i].name}\n\nWritten by \`npm run api\`.\n\n\`\`\`ts\n${own.join("\n\n")}\n\`\`\`\n`,
        ];
      }),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const home = join(import.meta.dirname, "api");
mkdirSync(home, { recursive: true });
const before = new Map(readdirSync(home).map((file) => [file, readFileSync(join(home, file), "utf8")]));
const after = reports();
const changed = [...new Set([...before.keys(), ...after.keys()])].filter(
  (file) => before.get(file) !== after.get(file),
);
if (!process.argv.includes("--check")) {
  for (const file of before.keys()) if (!after.has(file)) rmSync(join(home, file));
  for (const [file, text] of after) writeFileSync(join(home, file), text);
  console.log(changed.length === 0 ? "nothing has changed" : `changed: ${changed.join(", ")}`);
} else if (changed.length > 0) {
  console.error(`The public surface is not what test/package/api says: ${changed.join(", ")}.`);
  console.error("If that is on purpose, run npm run api and commit what it writes.");
  process.exitCode = 1;
}
