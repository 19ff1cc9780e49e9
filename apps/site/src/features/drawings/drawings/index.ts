import type { Drawing } from "../drawing-spec.ts";
import { failover } from "./failover.ts";
import { routes } from "./routes.ts";
import { streaming } from "./streaming.ts";
import { textClassification } from "./text-classification.ts";
import { turkishTokens } from "./turkish-tokens.ts";

/** Every drawing of the site. */
export const DRAWINGS: readonly Drawing[] = [failover, routes, streaming, textClassification, turkishTokens];

/** A drawing by its id. Throws for an id that no drawing has. */
export function findDrawing(id: string): Drawing {
	const found = DRAWINGS.find((drawing) => drawing.id === id);
	if (found) return found;
	throw new Error(`No drawing is called "${id}". There are: ${DRAWINGS.map((one) => one.id).join(", ")}`);
}
