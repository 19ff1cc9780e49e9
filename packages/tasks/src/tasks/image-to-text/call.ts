import type { TaskCall } from "../../types/task-call.ts";

/** How the client calls image-to-text. */
export const call: TaskCall = {
	docs: "Describes or reads a picture. `inputs` is the image file. Returns `generated_text`.",
};
