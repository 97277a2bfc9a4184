// Says the version of what runs it.
console.log(globalThis.Bun?.version ?? globalThis.Deno?.version.deno ?? process.version);
