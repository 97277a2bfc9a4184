import { testExamples } from "./blocks.ts";

testExamples(/\.ts /);
