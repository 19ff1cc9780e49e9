import type { Drawing } from "../drawing-spec.ts";
import { abortStages } from "./abort-stages.ts";
import { addedNoise } from "./added-noise.ts";
import { agentLoop } from "./agent-loop.ts";
import { allowedOrigin } from "./allowed-origin.ts";
import { answerSpan } from "./answer-span.ts";
import { askAPicture } from "./ask-a-picture.ts";
import { askARecording } from "./ask-a-recording.ts";
import { askAVideo } from "./ask-a-video.ts";
import { attention } from "./attention.ts";
import { beamSearch } from "./beam-search.ts";
import { biAndCross } from "./bi-and-cross.ts";
import { bitsOfANumber } from "./bits-of-a-number.ts";
import { boxOverlap } from "./box-overlap.ts";
import { causalWeights } from "./causal-weights.ts";
import { checkedCall } from "./checked-call.ts";
import { choiceLikelihood } from "./choice-likelihood.ts";
import { classAmountOrFuture } from "./class-amount-or-future.ts";
import { clipScores } from "./clip-scores.ts";
import { compareOrSearch } from "./compare-or-search.ts";
import { contextWindow } from "./context-window.ts";
import { cosine } from "./cosine.ts";
import { ctc } from "./ctc.ts";
import { cutAtSilence } from "./cut-at-silence.ts";
import { decisionTree } from "./decision-tree.ts";
import { denoising } from "./denoising.ts";
import { depthOrder } from "./depth-order.ts";
import { encoderDecoder } from "./encoder-decoder.ts";
import { errorAnatomy } from "./error-anatomy.ts";
import { examInCi } from "./exam-in-ci.ts";
import { failover } from "./failover.ts";
import { fewerBoxes } from "./fewer-boxes.ts";
import { fillMask } from "./fill-mask.ts";
import { firstCall } from "./first-call.ts";
import { firstFrame } from "./first-frame.ts";
import { flaggedMail } from "./flagged-mail.ts";
import { forecastFan } from "./forecast-fan.ts";
import { foundBoxes } from "./found-boxes.ts";
import { foundWithoutTraining } from "./found-without-training.ts";
import { frameSampling } from "./frame-sampling.ts";
import { fusedRanks } from "./fused-ranks.ts";
import { gatheredText } from "./gathered-text.ts";
import { generateHooks } from "./generate-hooks.ts";
import { generationLoop } from "./generation-loop.ts";
import { growingConversation } from "./growing-conversation.ts";
import { guideOfAPicture } from "./guide-of-a-picture.ts";
import { headsOnABody } from "./heads-on-a-body.ts";
import { heatMap } from "./heat-map.ts";
import { heldBack } from "./held-back.ts";
import { imageTokens } from "./image-tokens.ts";
import { insideAPipeline } from "./inside-a-pipeline.ts";
import { jobHandle } from "./job-handle.ts";
import { keyOnServer } from "./key-on-server.ts";
import { keys } from "./keys.ts";
import { labelBoxOrMask } from "./label-box-or-mask.ts";
import { labelOrSpans } from "./label-or-spans.ts";
import { labelsAndExamples } from "./labels-and-examples.ts";
import { lateInteraction } from "./late-interaction.ts";
import { layerReach } from "./layer-reach.ts";
import { learnedMerges } from "./learned-merges.ts";
import { learningRate } from "./learning-rate.ts";
import { lookupCache } from "./lookup-cache.ts";
import { lora } from "./lora.ts";
import { madeSound } from "./made-sound.ts";
import { margin } from "./margin.ts";
import { maskSeparation } from "./mask-separation.ts";
import { matchedWeights } from "./matched-weights.ts";
import { meanPooling } from "./mean-pooling.ts";
import { measuredDifference } from "./measured-difference.ts";
import { messagePassing } from "./message-passing.ts";
import { messagesToText } from "./messages-to-text.ts";
import { mirroredSigns } from "./mirrored-signs.ts";
import { modalityUnits } from "./modality-units.ts";
import { moveLearnOrSee } from "./move-learn-or-see.ts";
import { nearest } from "./nearest.ts";
import { nearestLeaves } from "./nearest-leaves.ts";
import { oneCallManyClients } from "./one-call-many-clients.ts";
import { oneClick } from "./one-click.ts";
import { overlappingWindows } from "./overlapping-windows.ts";
import { ownProvider } from "./own-provider.ts";
import { pageBoxes } from "./page-boxes.ts";
import { patches } from "./patches.ts";
import { pretrainingLabels } from "./pretraining-labels.ts";
import { quantization } from "./quantization.ts";
import { queueJob } from "./queue-job.ts";
import { rag } from "./rag.ts";
import { readLines } from "./read-lines.ts";
import { recalledNumber } from "./recalled-number.ts";
import { resultByTask } from "./result-by-task.ts";
import { retryWaits } from "./retry-waits.ts";
import { routes } from "./routes.ts";
import { rowsAfterACrash } from "./rows-after-a-crash.ts";
import { seeds } from "./seeds.ts";
import { segmentationKinds } from "./segmentation-kinds.ts";
import { selectOrWrite } from "./select-or-write.ts";
import { sentenceToLabel } from "./sentence-to-label.ts";
import { servedFiles } from "./served-files.ts";
import { simulator } from "./simulator.ts";
import { sizesOfAModel } from "./sizes-of-a-model.ts";
import { spectrogram } from "./spectrogram.ts";
import { speechSlices } from "./speech-slices.ts";
import { speechSynthesis } from "./speech-synthesis.ts";
import { squeezeOrCrop } from "./squeeze-or-crop.ts";
import { startOfAVideo } from "./start-of-a-video.ts";
import { streamEndings } from "./stream-endings.ts";
import { streamPackets } from "./stream-packets.ts";
import { streaming } from "./streaming.ts";
import { suffixMatch } from "./suffix-match.ts";
import { tableCells } from "./table-cells.ts";
import { tableInWords } from "./table-in-words.ts";
import { temperature } from "./temperature.ts";
import { textClassification } from "./text-classification.ts";
import { thinkerTalker } from "./thinker-talker.ts";
import { threeChoices } from "./three-choices.ts";
import { thresholdBelow } from "./threshold-below.ts";
import { timeLimits } from "./time-limits.ts";
import { tokenClassification } from "./token-classification.ts";
import { toolCalling } from "./tool-calling.ts";
import { trainingPhases } from "./training-phases.ts";
import { turkishTokens } from "./turkish-tokens.ts";
import { twoEntries } from "./two-entries.ts";
import { vocabulary } from "./vocabulary.ts";
import { wayToAModel } from "./way-to-a-model.ts";
import { wayToAProvider } from "./way-to-a-provider.ts";
import { wayToThreeDimensions } from "./way-to-three-dimensions.ts";
import { whichPytorch } from "./which-pytorch.ts";
import { wordsInPictures } from "./words-in-pictures.ts";
import { writeShortenOrTranslate } from "./write-shorten-or-translate.ts";
import { zeroShotEntailment } from "./zero-shot-entailment.ts";

/** Every drawing of the site. */
export const DRAWINGS: readonly Drawing[] = [
	abortStages,
	addedNoise,
	agentLoop,
	allowedOrigin,
	answerSpan,
	askAPicture,
	askARecording,
	askAVideo,
	attention,
	beamSearch,
	biAndCross,
	bitsOfANumber,
	boxOverlap,
	causalWeights,
	checkedCall,
	choiceLikelihood,
	classAmountOrFuture,
	clipScores,
	compareOrSearch,
	contextWindow,
	cosine,
	ctc,
	cutAtSilence,
	decisionTree,
	denoising,
	depthOrder,
	encoderDecoder,
	errorAnatomy,
	examInCi,
	failover,
	fewerBoxes,
	fillMask,
	firstCall,
	firstFrame,
	flaggedMail,
	forecastFan,
	foundBoxes,
	foundWithoutTraining,
	frameSampling,
	fusedRanks,
	gatheredText,
	generateHooks,
	generationLoop,
	growingConversation,
	guideOfAPicture,
	headsOnABody,
	heatMap,
	heldBack,
	imageTokens,
	insideAPipeline,
	jobHandle,
	keyOnServer,
	keys,
	labelBoxOrMask,
	labelOrSpans,
	labelsAndExamples,
	lateInteraction,
	layerReach,
	learnedMerges,
	learningRate,
	lookupCache,
	lora,
	madeSound,
	margin,
	maskSeparation,
	matchedWeights,
	meanPooling,
	measuredDifference,
	messagePassing,
	messagesToText,
	mirroredSigns,
	modalityUnits,
	moveLearnOrSee,
	nearest,
	nearestLeaves,
	oneCallManyClients,
	oneClick,
	overlappingWindows,
	ownProvider,
	pageBoxes,
	patches,
	pretrainingLabels,
	quantization,
	queueJob,
	rag,
	readLines,
	recalledNumber,
	resultByTask,
	retryWaits,
	routes,
	rowsAfterACrash,
	seeds,
	segmentationKinds,
	selectOrWrite,
	sentenceToLabel,
	servedFiles,
	simulator,
	sizesOfAModel,
	spectrogram,
	speechSlices,
	speechSynthesis,
	squeezeOrCrop,
	startOfAVideo,
	streamEndings,
	streaming,
	streamPackets,
	suffixMatch,
	tableCells,
	tableInWords,
	temperature,
	textClassification,
	thinkerTalker,
	threeChoices,
	thresholdBelow,
	timeLimits,
	tokenClassification,
	toolCalling,
	trainingPhases,
	turkishTokens,
	twoEntries,
	vocabulary,
	wayToAModel,
	wayToAProvider,
	wayToThreeDimensions,
	whichPytorch,
	wordsInPictures,
	writeShortenOrTranslate,
	zeroShotEntailment,
];

/** A drawing by its id. Throws for an id that no drawing has. */
export function findDrawing(id: string): Drawing {
	const found = DRAWINGS.find((drawing) => drawing.id === id);
	if (found) return found;
	throw new Error(`No drawing is called "${id}". There are: ${DRAWINGS.map((one) => one.id).join(", ")}`);
}
