import { samplePayment } from "./sample.ts";

const { method, host, path, body } = samplePayment;
const url = host + path;
const type = "application/json";

/** The body's fields as lines of one language, indented: `"amount": 12500,`. */
function fields(indent: number, line: (field: string, value: string) => string): string {
  return Object.entries(body)
    .map(([field, value]) => " ".repeat(indent) + line(field, JSON.stringify(value)))
    .join("\n");
}

const json = JSON.stringify(body, undefined, 2);
const jsonLine = json.replace(/\n */g, " ").replace(/^\{ | \}$/g, (brace) => brace.trim());

const curl = `curl -X ${method} ${url} \\
  -H "Content-Type: ${type}" \\
  -d '${json}'`;

const python = `import json
from urllib.request import Request, urlopen

payment = {
${fields(4, (field, value) => `"${field}": ${value},`)}
}
request = Request(
    "${url}",
    data=json.dumps(payment).encode(),
    headers={"Content-Type": "${type}"},
    method="${method}",
)
with urlopen(request) as response:
    print(response.status)`;

const java = `import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;

var payment = """
    ${jsonLine}""";
var request = HttpRequest.newBuilder()
    .uri(URI.create("${url}"))
    .header("Content-Type", "${type}")
    .${method}(BodyPublishers.ofString(payment))
    .build();
var response = HttpClient.newHttpClient()
    .send(request, BodyHandlers.ofString());
System.out.println(response.statusCode());`;

const node = `const response = await fetch("${url}", {
  method: "${method}",
  headers: { "Content-Type": "${type}" },
  body: JSON.stringify({
${fields(4, (field, value) => `${field}: ${value},`)}
  }),
});
console.log(response.status);`;

const php = `<?php
$payment = [
${fields(4, (field, value) => `"${field}" => ${value},`)}
];
$request = stream_context_create(["http" => [
    "method" => "${method}",
    "header" => "Content-Type: ${type}",
    "content" => json_encode($payment),
]]);
echo file_get_contents(
    "${url}",
    false,
    $request,
);`;

const ruby = `require "json"
require "net/http"

payment = {
${fields(2, (field, value) => `"${field}" => ${value},`)}
}
response = Net::HTTP.post(
  URI("${url}"),
  payment.to_json,
  "Content-Type" => "${type}",
)
puts response.code`;

const go = `package main

import (
	"fmt"
	"net/http"
	"strings"
)

func main() {
	url := "${url}"
	payment := \`${jsonLine}\`
	response, err := http.Post(
		url, "${type}", strings.NewReader(payment),
	)
	if err != nil {
		panic(err)
	}
	defer response.Body.Close()
	fmt.Println(response.Status)
}`;

/** The HTTP request that every sample makes. */
export const plainRequest = `${method} ${path}\n\n${json}`;

/** The illustrative request in plain HTTP, then in each language. */
export const requestSamples = [
  { id: "curl", label: "curl", code: curl },
  { id: "python", label: "Python", code: python },
  { id: "java", label: "Java", code: java },
  { id: "nodejs", label: "Node.js", code: node },
  { id: "php", label: "PHP", code: php },
  { id: "ruby", label: "Ruby", code: ruby },
  { id: "go", label: "Go", code: go },
] as const;
