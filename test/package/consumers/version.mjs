// Prints the version of its runtime.
console.log(globalThis.Bun?.version ?? globalThis.Deno?.version.deno ?? process.version);
