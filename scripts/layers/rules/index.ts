import type { Rule } from "../module.ts";
import { buildApart } from "./build-apart.ts";
import { configAlone } from "./config-alone.ts";
import { coreFace } from "./core-face.ts";
import { disableReasons } from "./disable-reasons.ts";
import { effectsAtEdge } from "./effects-at-edge.ts";
import { featureWalls } from "./feature-walls.ts";
import { fileLength } from "./file-length.ts";
import { inferenceOrder, siteOrder } from "./layer-order.ts";
import { namedExports } from "./named-exports.ts";
import { noCycles } from "./no-cycles.ts";
import { noEnvironment } from "./no-environment.ts";
import { packageOrder } from "./package-order.ts";

/** Every rule about how modules may hang together, by name. */
export const RULES: Readonly<Record<string, Rule>> = {
	packageOrder,
	inferenceOrder,
	siteOrder,
	featureWalls,
	buildApart,
	configAlone,
	coreFace,
	noCycles,
	effectsAtEdge,
	noEnvironment,
	namedExports,
	disableReasons,
	fileLength,
};
