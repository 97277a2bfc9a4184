// Refuses a release while package.json does not say where the repository is: npm's provenance compares the two.
import { manifest } from "./tarball.mjs";

const { type, url } = manifest.repository ?? {};
const server = process.env.GITHUB_SERVER_URL ?? "https://github.com";
const here = process.env.GITHUB_REPOSITORY && `git+${server}/${process.env.GITHUB_REPOSITORY}.git`;
if (type !== "git" || !url || (here && url.toLowerCase() !== here.toLowerCase())) {
  const wanted = `"repository": { "type": "git", "url": "${here ?? "git+https://…"}" }`;
  console.error(`::error file=package.json::package.json must say where the repository is: ${wanted}`);
  process.exitCode = 1;
}
