import { findMediaProblem, type MediaProblem } from "../media/media-kind.ts";
import type { Attachment } from "./turns.ts";

/**
 * Sounds that chat APIs take: WAV and MP3.
 * Source: https://learn.microsoft.com/javascript/api/@azure-rest/ai-inference/chatmessageinputaudio, read on 2026-11-22.
 */
const SOUNDS = /^audio\/(?:wav|x-wav|mpeg|mp3)$/;

/** A file as part of a message, or the reason why it cannot be one. */
export async function readAttachment(file: File): Promise<Attachment | MediaProblem> {
	const kind = file.type.startsWith("audio/") ? "audio" : "image";
	const problem = findMediaProblem(file, kind);
	if (problem) return problem;
	if (kind === "audio" && !SOUNDS.test(file.type)) return { kind: "wrong-kind", name: file.name };
	return { kind, url: await readAsDataUrl(file) };
}

function readAsDataUrl(file: Blob): Promise<string> {
	return new Promise((resolve, reject) => {
		const reader = new FileReader();
		reader.addEventListener("load", () => resolve(reader.result as string)); // of a data URL
		reader.addEventListener("error", () => reject(reader.error ?? new Error("The file cannot be read.")));
		reader.readAsDataURL(file);
	});
}
