/**
 * Draws, plays and speaks the demo files of the task pages anew into apps/site/demo/media/, each as its table says.
 * Needs Chromium or Chrome for pictures, ffmpeg for videos and espeak-ng for speech; without the last two, their files stay
 * as they are.
 * Run: npm run demo:media --workspace apps/site
 */
import { writeSounds, writeSpeech } from "./write-sounds.ts";
import { writeAnimations, writePictures } from "./write-images.ts";
import { writeStills } from "./write-stills.ts";
import { writeVideos } from "./write-videos.ts";

const written = [
	...(await writePictures()),
	...(await writeAnimations()),
	...(await writeStills()),
	...(await writeVideos(console.warn)),
	...(await writeSounds()),
	...(await writeSpeech(console.warn)),
];
console.log(`${written.length} demo files written.`);
