import type { TaskCall } from "../../types/task-call.ts";

/** How the client calls text-to-image. */
export const call: TaskCall = {
	file: "image.png",
	hasOutputType: true,
	docs: "Draws a picture from a text. `inputs` is the prompt; `parameters.width` and `parameters.height` are in pixels. Returns a Blob, or the form that `outputType` names: `url` is the provider's URL, or a data URL where it has none; `dataUrl` the bytes as a data URL; `json` the provider's reply body.",
};
