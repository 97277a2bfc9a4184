// Loads every entry as an ES module; says what each exports.
import { checkModules } from "./check.cjs";

const modules = {};
for (const entry of process.argv.slice(2)) modules[entry] = await import(entry);
console.log(JSON.stringify(checkModules(modules)));
