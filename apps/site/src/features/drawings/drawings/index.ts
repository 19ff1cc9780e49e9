import type { Drawing } from "../drawing-spec.ts";
import { abortStages } from "./abort-stages.ts";
import { answerSpan } from "./answer-span.ts";
import { beamSearch } from "./beam-search.ts";
import { biAndCross } from "./bi-and-cross.ts";
import { choiceLikelihood } from "./choice-likelihood.ts";
import { contextWindow } from "./context-window.ts";
import { cosine } from "./cosine.ts";
import { ctc } from "./ctc.ts";
import { cutAtSilence } from "./cut-at-silence.ts";
import { encoderDecoder } from "./encoder-decoder.ts";
import { errorAnatomy } from "./error-anatomy.ts";
import { failover } from "./failover.ts";
import { fillMask } from "./fill-mask.ts";
import { fusedRanks } from "./fused-ranks.ts";
import { generationLoop } from "./generation-loop.ts";
import { heldBack } from "./held-back.ts";
import { jobHandle } from "./job-handle.ts";
import { keyOnServer } from "./key-on-server.ts";
import { keys } from "./keys.ts";
import { lookupCache } from "./lookup-cache.ts";
import { margin } from "./margin.ts";
import { maskSeparation } from "./mask-separation.ts";
import { meanPooling } from "./mean-pooling.ts";
import { modalityUnits } from "./modality-units.ts";
import { nearest } from "./nearest.ts";
import { queueJob } from "./queue-job.ts";
import { rag } from "./rag.ts";
import { retryWaits } from "./retry-waits.ts";
import { routes } from "./routes.ts";
import { selectOrWrite } from "./select-or-write.ts";
import { simulator } from "./simulator.ts";
import { spectrogram } from "./spectrogram.ts";
import { speechSlices } from "./speech-slices.ts";
import { speechSynthesis } from "./speech-synthesis.ts";
import { streamPackets } from "./stream-packets.ts";
import { streaming } from "./streaming.ts";
import { tableCells } from "./table-cells.ts";
import { temperature } from "./temperature.ts";
import { textClassification } from "./text-classification.ts";
import { threeChoices } from "./three-choices.ts";
import { timeLimits } from "./time-limits.ts";
import { tokenClassification } from "./token-classification.ts";
import { toolCalling } from "./tool-calling.ts";
import { turkishTokens } from "./turkish-tokens.ts";
import { vocabulary } from "./vocabulary.ts";
import { zeroShotEntailment } from "./zero-shot-entailment.ts";

/** Every drawing of the site. */
export const DRAWINGS: readonly Drawing[] = [
	abortStages,
	answerSpan,
	beamSearch,
	biAndCross,
	choiceLikelihood,
	contextWindow,
	cosine,
	ctc,
	cutAtSilence,
	encoderDecoder,
	errorAnatomy,
	failover,
	fillMask,
	fusedRanks,
	generationLoop,
	heldBack,
	jobHandle,
	keyOnServer,
	keys,
	lookupCache,
	margin,
	maskSeparation,
	meanPooling,
	modalityUnits,
	nearest,
	queueJob,
	rag,
	retryWaits,
	routes,
	selectOrWrite,
	simulator,
	spectrogram,
	speechSlices,
	speechSynthesis,
	streamPackets,
	streaming,
	tableCells,
	temperature,
	textClassification,
	threeChoices,
	timeLimits,
	tokenClassification,
	toolCalling,
	turkishTokens,
	vocabulary,
	zeroShotEntailment,
];

/** A drawing by its id. Throws for an id that no drawing has. */
export function findDrawing(id: string): Drawing {
	const found = DRAWINGS.find((drawing) => drawing.id === id);
	if (found) return found;
	throw new Error(`No drawing is called "${id}". There are: ${DRAWINGS.map((one) => one.id).join(", ")}`);
}
