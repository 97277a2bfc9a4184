// Where package.json says where the repository is, the API pages link to the sources there.
import { readFileSync } from "node:fs";

const { repository } = JSON.parse(readFileSync(new URL("package.json", import.meta.url), "utf8"));
const address = repository?.url.replace(/^git\+|\.git$/g, "");

export default address
  ? {
      disableGit: true,
      sourceLinkTemplate: `${address}/blob/main/src/{path}#L{line}`,
      navigationLinks: { Repository: address },
    }
  : { disableSources: true };
