import { describe, expect, it } from "vitest";
import { isLoopback, isPublicHost } from "./hosts.ts";

const host = (text: string): string => new URL(`https://${text}/`).hostname;

describe("isLoopback", () => {
	it.each([
		"localhost",
		"LOCALHOST",
		"api.localhost",
		"localhost.",
		"127.0.0.1",
		"127.8.9.10",
		"2130706433",
		"[::1]",
		"0x7f.1",
	])("counts %s as this machine", (text) => {
		expect(isLoopback(host(text))).toBe(true);
	});

	it.each(["127.example.com", "localhost.example.com", "notlocalhost", "128.0.0.1", "[::2]", "0.0.0.0"])(
		"does not count %s as this machine",
		(text) => {
			expect(isLoopback(host(text))).toBe(false);
		},
	);
});

describe("isPublicHost", () => {
	it.each([
		"example.com",
		"cdn.example.com.",
		"127.example.com",
		"8.8.8.8",
		"100.63.255.255",
		"100.128.0.1",
		"172.15.0.1",
		"172.32.0.1",
		"192.0.1.1",
		"223.255.255.255",
		"[2606:4700::1111]",
		"[2a00:1450::1]",
	])("lets %s through", (text) => {
		expect(isPublicHost(host(text))).toBe(true);
	});

	it.each([
		["this network", "0.0.0.0"],
		["private", "10.1.2.3"],
		["carrier", "100.64.0.1"],
		["loopback", "127.0.0.1"],
		["link-local, where clouds keep their secrets", "169.254.169.254"],
		["private", "172.16.0.1"],
		["private", "172.31.255.255"],
		["protocol assignments", "192.0.0.8"],
		["documentation", "192.0.2.1"],
		["private", "192.168.1.1"],
		["benchmark", "198.18.0.1"],
		["documentation", "198.51.100.7"],
		["documentation", "203.0.113.9"],
		["multicast", "224.0.0.1"],
		["reserved", "240.0.0.1"],
		["broadcast", "255.255.255.255"],
		["written in octal", "0251.0376.0251.0376"],
		["written as one number", "2852039166"],
		["written in hexadecimal", "0xa9fea9fe"],
		["loopback", "[::1]"],
		["unspecified", "[::]"],
		["mapped IPv4", "[::ffff:169.254.169.254]"],
		["compatible IPv4", "[::10.0.0.1]"],
		["translated IPv4", "[64:ff9b::169.254.169.254]"],
		["6to4", "[2002:a9fe:a9fe::1]"],
		["Teredo", "[2001:0:a9fe::1]"],
		["Teredo", "[2001::1]"],
		["documentation", "[2001:db8::1]"],
		["link-local", "[fe80::1]"],
		["unique local", "[fd00::1]"],
		["multicast", "[ff02::1]"],
		["this machine", "localhost"],
		["this machine", "localhost."],
		["this machine", "a.localhost"],
		["a name without a dot", "intranet"],
		["a name with its dot at the end only", "intranet."],
		["mDNS", "printer.local"],
		["a cloud's own names", "metadata.google.internal"],
		["a cloud's own names", "metadata.google.internal."],
		["home networks", "nas.home.arpa"],
	])("refuses %s (%s)", (_kind, text) => {
		expect(isPublicHost(host(text))).toBe(false);
	});
});
