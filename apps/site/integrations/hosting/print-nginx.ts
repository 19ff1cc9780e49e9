import { listPrefixedLocales, toFolder } from "../../src/lib/locale.ts";
import { COMPRESSED, DEFAULT_CACHE, HEADERS, TEXTS, TYPES } from "./host-rules.ts";

/**
 * A complete `server` block for nginx, to be included inside `http`.
 * @param base the base path that the site was built with, with a slash at its end
 * @param root the folder that the host serves; below a base path the site lies in the folder of that path
 */
export function printNginx(base: string, root: string): string {
	return `# Serves the built site. Made by \`npm run generate\` from integrations/hosting/host-rules.ts; do not edit.
# Encryption (TLS) and its headers belong to the server in front of this one, or to listen lines of your own.

map $request_uri $pusula_cache {
	default "${DEFAULT_CACHE}";
${printFolderValues(base, "Cache-Control")}
}

map $request_uri $pusula_origin {
	default "";
${printFolderValues(base, "Access-Control-Allow-Origin")}
}

server {
	listen 8080;
	listen [::]:8080;
	server_tokens off;
	absolute_redirect off;
	root ${root};
	index index.html;

	charset utf-8;
	charset_types ${TEXTS.join(" ")};
	types {
${Object.entries(TYPES)
	.map(([ending, type]) => `\t\t${type} ${ending};`)
	.join("\n")}
	}

	gzip on;
	gzip_comp_level 6;
	gzip_min_length 1024;
	gzip_proxied any;
	gzip_vary on;
	gzip_types ${COMPRESSED.join(" ")};

${HEADERS.filter(({ folder }) => !folder)
	.map(({ name, value }) => `\tadd_header ${name} "${value}" always;`)
	.join("\n")}
	add_header Cache-Control $pusula_cache always;
	add_header Access-Control-Allow-Origin $pusula_origin always;

	error_page 404 ${base}404.html;

	location / {
		try_files $uri $uri/ =404;
	}

${listPrefixedLocales()
	.map((locale) => printFolder(`${base}${toFolder(locale)}`))
	.join("\n")}

	# Programs ask for ${base}api/tasks; the file is ${base}api/tasks.json.
	location ${base}api/ {
		rewrite ^(.+[^/])/$ $1 break;
		try_files $uri $uri.json =404;
	}
}
`;
}

/** A folder of pages with a page of its own for what is missing there. */
function printFolder(folder: string): string {
	return `	location ${folder} {
		error_page 404 ${folder}404.html;
		try_files $uri $uri/ =404;
	}`;
}

/** The values of a header that depends on the folder, as lines of a map by URL. */
function printFolderValues(base: string, name: string): string {
	return HEADERS.filter((header) => header.name === name)
		.map(({ folder = "", value }) => `\t~^${base}${folder} "${value}";`)
		.join("\n");
}
