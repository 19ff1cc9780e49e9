/** Endings of names by type, where the type does not end in them already. */
const ENDINGS: Readonly<Record<string, string>> = {
	"audio/mpeg": "mp3",
	"audio/x-wav": "wav",
	"audio/wave": "wav",
	"image/jpeg": "jpg",
	"image/svg+xml": "svg",
	"model/gltf-binary": "glb",
	"video/quicktime": "mov",
	"text/plain": "txt",
};

/** A name for a file of a type: letters and digits of `name`, and the ending of the type. */
export function toFileName(name: string, type: string): string {
	const [kind = ""] = type.toLowerCase().split(";", 1);
	const ending = ENDINGS[kind] ?? kind.split("/")[1]?.replace(/^x-|[^a-z0-9].*$/g, "");
	const stem = name
		.slice(0, 60)
		.replace(/[^\p{L}\p{N}]+/gu, "-")
		.replace(/^-|-$/g, "");
	return `${stem || "pusula"}.${ending || "bin"}`;
}
