// Loads every entry as CommonJS; says what each exports.
const { checkModules } = require("./check.cjs");

const modules = Object.fromEntries(process.argv.slice(2).map((entry) => [entry, require(entry)]));
console.log(JSON.stringify(checkModules(modules)));
