import { renderTemplate, type TemplateInput } from "./render-template.ts";

/** Runs templates apart from the page, so that one without an end can be stopped. */
addEventListener("message", ({ data }: MessageEvent<TemplateInput>) => postMessage(renderTemplate(data)));
