import { INFERENCE_LAYERS, type Layer, SITE_LAYERS } from "../layer-tables.ts";
import type { Finding, Module } from "../module.ts";
import { isTest } from "../paths.ts";

/** Inside the inference client, each layer imports only those below it. */
export function inferenceOrder(modules: readonly Module[]): Finding[] {
	return layerOrder(modules, "packages/inference/src/", INFERENCE_LAYERS);
}

/** Inside the site's sources, each layer imports only those below it. */
export function siteOrder(modules: readonly Module[]): Finding[] {
	return layerOrder(modules, "apps/site/src/", SITE_LAYERS);
}

function layerOrder(modules: readonly Module[], folder: string, layers: readonly Layer[]): Finding[] {
	const layerOf = (path: string): Layer | undefined =>
		layers.find((layer) => path.startsWith(folder) && layer.paths.test(path.slice(folder.length)));

	return modules
		.filter(({ path }) => path.startsWith(folder) && !isTest(path))
		.flatMap(({ path, imports }) => {
			const layer = layerOf(path);
			if (layer === undefined) return [{ path, message: `No layer of ${folder} has a place for this file.` }];
			return imports.flatMap(({ target, specifier, line }) => {
				const other = target === undefined ? undefined : layerOf(target);
				if (other === undefined || other === layer || layer.mayImport.includes(other.name)) return [];
				return [{ path, line, message: `${layer.name} may not import ${other.name} ("${specifier}").` }];
			});
		});
}
