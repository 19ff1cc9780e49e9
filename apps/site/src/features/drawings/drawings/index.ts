import type { Drawing } from "../spec/drawing-spec.ts";
import { abortStages } from "./reliability/abort-stages.ts";
import { addedNoise } from "./pictures/added-noise.ts";
import { agentLoop } from "./training/agent-loop.ts";
import { allowedOrigin } from "./calls/allowed-origin.ts";
import { answerSpan } from "./text/answer-span.ts";
import { askAPicture } from "./choices/ask-a-picture.ts";
import { askARecording } from "./choices/ask-a-recording.ts";
import { askAVideo } from "./choices/ask-a-video.ts";
import { attention } from "./models/attention.ts";
import { beamSearch } from "./text/beam-search.ts";
import { biAndCross } from "./search/bi-and-cross.ts";
import { bitsOfANumber } from "./models/bits-of-a-number.ts";
import { boxOverlap } from "./measuring/box-overlap.ts";
import { causalWeights } from "./models/causal-weights.ts";
import { checkedCall } from "./calls/checked-call.ts";
import { choiceLikelihood } from "./text/choice-likelihood.ts";
import { classAmountOrFuture } from "./choices/class-amount-or-future.ts";
import { clipScores } from "./pictures/clip-scores.ts";
import { compareOrSearch } from "./choices/compare-or-search.ts";
import { contextWindow } from "./tokens/context-window.ts";
import { cosine } from "./measuring/cosine.ts";
import { ctc } from "./sound/ctc.ts";
import { cutAtSilence } from "./sound/cut-at-silence.ts";
import { decisionTree } from "./data/decision-tree.ts";
import { denoising } from "./pictures/denoising.ts";
import { depthOrder } from "./pictures/depth-order.ts";
import { encoderDecoder } from "./text/encoder-decoder.ts";
import { errorAnatomy } from "./reliability/error-anatomy.ts";
import { examInCi } from "./measuring/exam-in-ci.ts";
import { failover } from "./routing/failover.ts";
import { fewerBoxes } from "./measuring/fewer-boxes.ts";
import { fillMask } from "./text/fill-mask.ts";
import { fileToLibrary } from "./models/file-to-library.ts";
import { firstCall } from "./calls/first-call.ts";
import { firstFrame } from "./pictures/first-frame.ts";
import { flaggedMail } from "./measuring/flagged-mail.ts";
import { forecastFan } from "./data/forecast-fan.ts";
import { foundBoxes } from "./pictures/found-boxes.ts";
import { foundWithoutTraining } from "./choices/found-without-training.ts";
import { frameSampling } from "./pictures/frame-sampling.ts";
import { fusedRanks } from "./search/fused-ranks.ts";
import { gatheredText } from "./streaming/gathered-text.ts";
import { generateHooks } from "./models/generate-hooks.ts";
import { generationLoop } from "./text/generation-loop.ts";
import { growingConversation } from "./calls/growing-conversation.ts";
import { guideOfAPicture } from "./choices/guide-of-a-picture.ts";
import { headsOnABody } from "./models/heads-on-a-body.ts";
import { heatMap } from "./pictures/heat-map.ts";
import { heldBack } from "./measuring/held-back.ts";
import { imageTokens } from "./pictures/image-tokens.ts";
import { insideAPipeline } from "./models/inside-a-pipeline.ts";
import { jobHandle } from "./reliability/job-handle.ts";
import { keyOnServer } from "./routing/key-on-server.ts";
import { keys } from "./routing/keys.ts";
import { labelBoxOrMask } from "./choices/label-box-or-mask.ts";
import { labelOrSpans } from "./choices/label-or-spans.ts";
import { labelsAndExamples } from "./choices/labels-and-examples.ts";
import { lastLayerHeads } from "./models/last-layer-heads.ts";
import { lateInteraction } from "./search/late-interaction.ts";
import { layerReach } from "./models/layer-reach.ts";
import { learnedMerges } from "./tokens/learned-merges.ts";
import { learningRate } from "./training/learning-rate.ts";
import { likelyNext } from "./text/likely-next.ts";
import { lookupCache } from "./routing/lookup-cache.ts";
import { lora } from "./training/lora.ts";
import { madeSound } from "./choices/made-sound.ts";
import { margin } from "./measuring/margin.ts";
import { maskSeparation } from "./sound/mask-separation.ts";
import { matchedWeights } from "./models/matched-weights.ts";
import { meanPooling } from "./search/mean-pooling.ts";
import { measuredDifference } from "./measuring/measured-difference.ts";
import { messagePassing } from "./data/message-passing.ts";
import { messagesToText } from "./tokens/messages-to-text.ts";
import { mirroredSigns } from "./pictures/mirrored-signs.ts";
import { modalityUnits } from "./choices/modality-units.ts";
import { moveLearnOrSee } from "./choices/move-learn-or-see.ts";
import { nearest } from "./search/nearest.ts";
import { nearestLeaves } from "./search/nearest-leaves.ts";
import { observationToActions } from "./training/observation-to-actions.ts";
import { oneCallManyClients } from "./calls/one-call-many-clients.ts";
import { oneClick } from "./pictures/one-click.ts";
import { overlappingWindows } from "./tokens/overlapping-windows.ts";
import { ownProvider } from "./routing/own-provider.ts";
import { pageBoxes } from "./pictures/page-boxes.ts";
import { patches } from "./pictures/patches.ts";
import { pretrainingLabels } from "./training/pretraining-labels.ts";
import { quantization } from "./models/quantization.ts";
import { queueJob } from "./reliability/queue-job.ts";
import { rag } from "./search/rag.ts";
import { readLines } from "./pictures/read-lines.ts";
import { recalledNumber } from "./models/recalled-number.ts";
import { resultByTask } from "./calls/result-by-task.ts";
import { retryWaits } from "./reliability/retry-waits.ts";
import { routes } from "./routing/routes.ts";
import { rowsAfterACrash } from "./reliability/rows-after-a-crash.ts";
import { seeds } from "./pictures/seeds.ts";
import { segmentationKinds } from "./pictures/segmentation-kinds.ts";
import { selectOrWrite } from "./choices/select-or-write.ts";
import { sentenceToLabel } from "./models/sentence-to-label.ts";
import { servedFiles } from "./calls/served-files.ts";
import { simulator } from "./calls/simulator.ts";
import { sizesOfAModel } from "./models/sizes-of-a-model.ts";
import { spectrogram } from "./sound/spectrogram.ts";
import { speechSlices } from "./sound/speech-slices.ts";
import { speechSynthesis } from "./sound/speech-synthesis.ts";
import { squeezeOrCrop } from "./pictures/squeeze-or-crop.ts";
import { startOfAVideo } from "./choices/start-of-a-video.ts";
import { streamEndings } from "./streaming/stream-endings.ts";
import { streamPackets } from "./streaming/stream-packets.ts";
import { streaming } from "./streaming/streaming.ts";
import { suffixMatch } from "./text/suffix-match.ts";
import { tableCells } from "./data/table-cells.ts";
import { tableInWords } from "./choices/table-in-words.ts";
import { temperature } from "./text/temperature.ts";
import { textClassification } from "./text/text-classification.ts";
import { thinkerTalker } from "./models/thinker-talker.ts";
import { threeChoices } from "./choices/three-choices.ts";
import { thresholdBelow } from "./measuring/threshold-below.ts";
import { timeLimits } from "./reliability/time-limits.ts";
import { tokenClassification } from "./text/token-classification.ts";
import { toolCalling } from "./calls/tool-calling.ts";
import { trainingPhases } from "./training/training-phases.ts";
import { turkishTokens } from "./tokens/turkish-tokens.ts";
import { twoEntries } from "./calls/two-entries.ts";
import { twoTemperatures } from "./text/two-temperatures.ts";
import { vocabulary } from "./tokens/vocabulary.ts";
import { wayToAModel } from "./choices/way-to-a-model.ts";
import { wayToAProvider } from "./routing/way-to-a-provider.ts";
import { wayToThreeDimensions } from "./choices/way-to-three-dimensions.ts";
import { whichPytorch } from "./choices/which-pytorch.ts";
import { wordsInPictures } from "./choices/words-in-pictures.ts";
import { writeShortenOrTranslate } from "./choices/write-shorten-or-translate.ts";
import { zeroShotEntailment } from "./text/zero-shot-entailment.ts";

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
	fileToLibrary,
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
	lastLayerHeads,
	lateInteraction,
	layerReach,
	learnedMerges,
	learningRate,
	likelyNext,
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
	observationToActions,
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
	twoTemperatures,
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
