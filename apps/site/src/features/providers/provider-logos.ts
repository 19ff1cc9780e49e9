import baseten from "@lobehub/icons-static-svg/icons/baseten.svg?raw";
import blackForestLabs from "@lobehub/icons-static-svg/icons/bfl.svg?raw";
import cerebras from "@lobehub/icons-static-svg/icons/cerebras.svg?raw";
import cohere from "@lobehub/icons-static-svg/icons/cohere.svg?raw";
import deepinfra from "@lobehub/icons-static-svg/icons/deepinfra.svg?raw";
import fal from "@lobehub/icons-static-svg/icons/fal.svg?raw";
import featherless from "@lobehub/icons-static-svg/icons/featherless.svg?raw";
import fireworks from "@lobehub/icons-static-svg/icons/fireworks.svg?raw";
import groq from "@lobehub/icons-static-svg/icons/groq.svg?raw";
import huggingFace from "@lobehub/icons-static-svg/icons/huggingface.svg?raw";
import hyperbolic from "@lobehub/icons-static-svg/icons/hyperbolic.svg?raw";
import nebius from "@lobehub/icons-static-svg/icons/nebius.svg?raw";
import novita from "@lobehub/icons-static-svg/icons/novita.svg?raw";
import nvidia from "@lobehub/icons-static-svg/icons/nvidia.svg?raw";
import openai from "@lobehub/icons-static-svg/icons/openai.svg?raw";
import replicate from "@lobehub/icons-static-svg/icons/replicate.svg?raw";
import sambanova from "@lobehub/icons-static-svg/icons/sambanova.svg?raw";
import together from "@lobehub/icons-static-svg/icons/together.svg?raw";
import wavespeed from "@lobehub/icons-static-svg/icons/wavespeed.svg?raw";
import zai from "@lobehub/icons-static-svg/icons/zai.svg?raw";
import { siClarifai, siOvh, siScaleway } from "simple-icons";

/** File that holds every logo, below the base path; a logo's id in it is its provider's id. */
export const LOGO_FILE = "/provider-logos.svg";

/** Logos in one colour as SVG documents, each in a square of 24, by provider; the other providers have none. */
export const LOGOS: Readonly<Record<string, string>> = {
	baseten,
	"black-forest-labs": blackForestLabs,
	cerebras,
	clarifai: siClarifai.svg,
	cohere,
	deepinfra,
	"fal-ai": fal,
	"featherless-ai": featherless,
	"fireworks-ai": fireworks,
	groq,
	"hf-inference": huggingFace,
	hyperbolic,
	nebius,
	novita,
	nvidia,
	openai,
	ovhcloud: siOvh.svg,
	replicate,
	sambanova,
	scaleway: siScaleway.svg,
	together,
	wavespeed,
	"zai-org": zai,
};

/** All logos as one SVG document, each a symbol to be used from other documents. */
export function printLogos(): string {
	const symbols = Object.entries(LOGOS).map(
		([id, svg]) =>
			`<symbol id="${id}" viewBox="0 0 24 24" fill-rule="evenodd">${listPaths(svg).join("")}</symbol>`,
	);
	return `<svg xmlns="http://www.w3.org/2000/svg">${symbols.join("")}</svg>\n`;
}

/** The shapes of a logo; the rest of its document is dropped. */
function listPaths(svg: string): readonly string[] {
	return [...svg.matchAll(/\sd="([^"]+)"/g)].map(([, path]) => `<path d="${path}"/>`);
}
