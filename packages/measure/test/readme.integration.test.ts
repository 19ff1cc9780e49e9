import { testReadme } from "@pusula/tools/test-readme";

testReadme(new URL("../", import.meta.url));
