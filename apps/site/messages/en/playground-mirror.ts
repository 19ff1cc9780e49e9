import type { PlaygroundMirror } from "../tr/playground-mirror.ts";

/** Words of the playground about a mirror of the hub, in English; fetched with a model of the hub that is to run in the browser. */
export const playgroundMirror: PlaygroundMirror = {
	title: "Address of the Hub: {host}",
	text: "Where your organisation has a mirror of the Hub, the facts and the files of models are requested from it in place of the Hub. The mirror has to respond under the Hub's paths and to allow calls from this page by CORS. The address is kept in this tab alone, and no link carries it.",
	address: "Address of the mirror",
	urlHelp:
		"For example `https://hub.acme.example`. `https` addresses work, and `http` addresses on this computer (`localhost`, `127.0.0.1`).",
	problems: {
		missing: "Type the address first.",
		"not-a-url": "This is not an address. Begin with `http://` or `https://`.",
		scheme: "The address has to begin with `http` or `https`.",
		credentials: "Put no user name or password into the address; files are requested without a key.",
		"loopback-name": "For a mirror on this computer, type `localhost` or `127.0.0.1`.",
		"plain-http":
			"Another machine cannot be reached over `http`: browsers block calls without encryption from a secure page (mixed content), and so do this page's own rules. Give the mirror `https`.",
		query: "The address can have neither `?` nor `#`; the paths of models are put behind it.",
	},
	use: "Use this mirror",
	leave: "Back to the Hub",
	inUse: "Models come from {host}.",
	consent: {
		consentText: "The model's files come from {host}, which you typed, and are kept on this device.",
		aboutSizes: {
			model: "about {model}",
			both: "about {sum} (model {model}, runtime {runtime})",
			unknown: "not known yet ({host} is asked for it once you agree, and you are asked again)",
		},
		exactSizes: {
			model: "{model}, as {host} says",
			both: "{sum} (model {model}, as {host} says, runtime {runtime})",
			unknown: "unknown, for the host does not name it",
		},
	},
	unlisted: {
		notAsked:
			"Licence and languages are not known yet: the model is not in this site's table. Once you agree, {host} is asked.",
		said: "The model is not in this site's table. By what {host} says, its licence is: {licence}; its languages: {languages}.",
	},
};
