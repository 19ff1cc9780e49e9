import { defineConfig } from "tsdown";

export default defineConfig({
	entry: ["src/index.ts", "src/worker.ts"],
	dts: true,
	platform: "neutral",
	target: "es2023",
	plugins: [
		{
			name: "worker-file",
			// Sources name the worker's source file; what is published names its built file, in the form that bundlers follow.
			renderChunk: (code: string) =>
				code
					.replace('/* @vite-ignore */ new URL("../worker.ts"', 'new URL("./worker.js"')
					.replace('new URL("../worker.ts"', 'new URL("./worker.js"'),
		},
	],
});
