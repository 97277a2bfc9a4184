// Installs the service that the tests in this folder start, where it is missing: PostgreSQL, from Debian.
import { spawnSync } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";

const PACKAGES = ["postgresql"];
const POSTGRES = "/usr/lib/postgresql";

const works = (command, ...args) => spawnSync(command, args, { stdio: "ignore" }).status === 0;
const hasPostgres = () =>
  existsSync(POSTGRES) && readdirSync(POSTGRES).some((version) => existsSync(join(POSTGRES, version, "bin/initdb")));

function fail(message) {
  console.error(`${message}\nInstall ${PACKAGES.join(" and ")} yourself, then run this again.`);
  process.exit(1);
}

function aptGet(...args) {
  const command = ["env", "DEBIAN_FRONTEND=noninteractive", "apt-get", ...args];
  const [program, ...rest] = process.getuid?.() === 0 ? command : ["sudo", "-n", ...command];
  const { status } = spawnSync(program, rest, { stdio: ["ignore", "ignore", "inherit"] });
  if (status !== 0) fail(`apt-get ${args[0]} failed.`);
}

if (!hasPostgres()) {
  if (!works("apt-get", "--version")) fail("These tests start PostgreSQL, and there is no apt-get here to install it.");
  if (process.getuid?.() !== 0 && !works("sudo", "-n", "true"))
    fail("These tests start PostgreSQL, and only root can install it.");
  aptGet("update", "-qq");
  aptGet("install", "-y", "-qq", "--no-install-recommends", ...PACKAGES);
  if (!hasPostgres()) fail("apt-get installed PostgreSQL, but its programs are missing.");
}
