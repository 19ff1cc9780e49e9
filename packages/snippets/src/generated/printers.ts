// Made from packages/snippets/src/printers by `npm run generate`. Do not edit.

import { curl } from "../printers/curl.ts";
import { huggingfaceJs, pusulaJs } from "../printers/js-client.ts";
import { jsFetch } from "../printers/js-fetch.ts";
import { jsOpenai } from "../printers/js-openai.ts";
import { powershell } from "../printers/powershell.ts";
import { pythonFal } from "../printers/python-fal.ts";
import { pythonHub } from "../printers/python-hub.ts";
import { pythonOpenai } from "../printers/python-openai.ts";
import { pythonRequests } from "../printers/python-requests.ts";
import type { Printer } from "../printers/printer.ts";

/** Every printer, in the order snippets are shown. */
export const PRINTERS: readonly Printer[] = [
	pusulaJs,
	huggingfaceJs,
	jsOpenai,
	jsFetch,
	pythonHub,
	pythonOpenai,
	pythonFal,
	pythonRequests,
	curl,
	powershell,
];
