"""A Hub on the loopback address that takes a new repository and a commit of small files, and keeps nothing."""

import http.server
import json
import re
import threading


class Hub(http.server.BaseHTTPRequestHandler):
    made: set[str] = set()

    def do_POST(self) -> None:
        text = self.rfile.read(int(self.headers["content-length"])).decode()
        if self.headers["authorization"] is None:
            return self.reply(401, {"error": "Sign in first."})
        if self.path == "/api/repos/create":
            asked = json.loads(text)
            name = f"{asked['organization']}/{asked['name']}"
            self.made.add(name)
            return self.reply(200, {"url": f"http://{self.headers['host']}/{name}"})
        if self.path == "/api/validate-yaml":
            return self.reply(200, {"errors": [], "warnings": []})
        repo, act = re.fullmatch(r"/api/models/([^/]+/[^/]+)/(preupload|commit)/main", self.path).groups()
        if repo not in self.made:
            return self.reply(404, {"error": "There is no such repository."})
        if act == "preupload":
            modes = [{"path": file["path"], "uploadMode": "regular", "shouldIgnore": False} for file in json.loads(text)["files"]]
            return self.reply(200, {"files": modes})
        commit = f"http://{self.headers['host']}/{repo}/commit/{'0' * 40}"
        return self.reply(200, {"success": True, "commitOid": "0" * 40, "commitUrl": commit, "hookOutput": ""})

    def reply(self, status: int, body: object) -> None:
        data = json.dumps(body).encode()
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.send_header("content-length", str(len(data)))
        self.end_headers()
        self.wfile.write(data)

    def log_message(self, *_: object) -> None:
        pass


def start() -> str:
    """Starts it; gives its URL."""
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), Hub)
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return f"http://127.0.0.1:{server.server_port}"
