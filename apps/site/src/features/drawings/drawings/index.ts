import type { Drawing } from "../drawing-spec.ts";
import { answerSpan } from "./answer-span.ts";
import { cosine } from "./cosine.ts";
import { failover } from "./failover.ts";
import { fillMask } from "./fill-mask.ts";
import { generationLoop } from "./generation-loop.ts";
import { meanPooling } from "./mean-pooling.ts";
import { routes } from "./routes.ts";
import { streaming } from "./streaming.ts";
import { temperature } from "./temperature.ts";
import { textClassification } from "./text-classification.ts";
import { tokenClassification } from "./token-classification.ts";
import { turkishTokens } from "./turkish-tokens.ts";
import { zeroShotEntailment } from "./zero-shot-entailment.ts";

/** Every drawing of the site. */
export const DRAWINGS: readonly Drawing[] = [
	answerSpan,
	cosine,
	failover,
	fillMask,
	generationLoop,
	meanPooling,
	routes,
	streaming,
	temperature,
	textClassification,
	tokenClassification,
	turkishTokens,
	zeroShotEntailment,
];

/** A drawing by its id. Throws for an id that no drawing has. */
export function findDrawing(id: string): Drawing {
	const found = DRAWINGS.find((drawing) => drawing.id === id);
	if (found) return found;
	throw new Error(`No drawing is called "${id}". There are: ${DRAWINGS.map((one) => one.id).join(", ")}`);
}
