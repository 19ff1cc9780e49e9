// Made from the demo files by `npm run generate`. Do not edit.

/** Marks of the demo files that examples begin with, by task and name. */
export const EXAMPLE_FILES: Readonly<Record<string, string>> = {
	"audio-classification/siren.wav": "220544-593f025a",
	"audio-to-audio/mixture.en.wav": "108174-b8994912",
	"audio-to-audio/mixture.tr.wav": "147962-4239f788",
	"automatic-speech-recognition/recording.en.wav": "173356-eaca5614",
	"automatic-speech-recognition/recording.tr.wav": "198258-44edfaf7",
	"document-question-answering/receipt.en.png": "28786-8cf9de8f",
	"document-question-answering/receipt.tr.png": "31790-e3ad590d",
	"image-classification/cat.png": "20025-17832130",
	"image-segmentation/harbour.png": "9092-24204e33",
	"image-text-to-image/bridge-day.png": "12648-6b299b2b",
	"image-text-to-video/lighthouse.png": "9298-6db29b6c",
	"image-to-image/house-grey.png": "17238-da3ca7b2",
	"image-to-text/boats.png": "25484-050c46db",
	"image-to-video/kite.png": "13210-a657faeb",
	"object-detection/crossing.png": "17636-481e4904",
	"visual-question-answering/market.png": "18082-4e1bf42a",
	"zero-shot-image-classification/cat.png": "20025-17832130",
};
