import { testExamples } from "./blocks.ts";

testExamples(/\.md /);
