import type { ResponseHeadersPolicyConfig } from "@aws-sdk/client-cloudfront";
import { joinedPolicy } from "../content-security-policy.ts";
import { securityHeaders } from "../policy.ts";
import type { Site } from "../site.ts";
import { pageLookup, scriptHeaders } from "./edge.ts";
import { type Files, generated, json, pageRows } from "./files.ts";

/** Characters that CloudFront allows for the policy in a response headers policy. */
const longestPolicy = 1783;

/**
 * For CloudFront before a bucket: a viewer-request function looks pages up, and a response headers
 * policy adds the headers. Functions are not asked about answers with an error, so the policy is
 * one for all pages, with the hashes of all of them.
 */
export function cloudfront(site: Site): Files {
  return {
    "function.js": viewerRequest(site),
    "response-headers-policy.json": `${json(responseHeaders(site))}\n`,
  };
}

// The function's own headers: what it answers itself passes no response headers policy.
const edgeHeaders = (headers: Readonly<Record<string, string>>) =>
  json(
    Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [name.toLowerCase(), { value }]),
    ),
  );

function viewerRequest(site: Site): string {
  const files = Object.fromEntries(
    pageRows(site).map(({ address, file }) => [address, `/${file}`]),
  );
  return `// ${generated}
// Runtime cloudfront-js-2.0, event viewer-request.
${pageLookup(site)}
var files = ${JSON.stringify(files)};

function answer(status, text, headers) {
  return { statusCode: status, statusDescription: text, headers: headers };
}

function handler(event) {
  var request = event.request;
  var page = pageOf(request.uri);
  if (page === null) return answer(400, "Bad Request", ${edgeHeaders(scriptHeaders.error)});
  if (page === request.uri) {
    request.uri = files[page];
    return request;
  }
  if (page !== undefined) {
    var query = request.rawQueryString();
    var headers = ${edgeHeaders(scriptHeaders.redirect)};
    headers.location = { value: query ? page + "?" + query : page };
    return answer(301, "Moved Permanently", headers);
  }
  // The bucket holds the not-found page under a name that is no address of the site.
  if (/\\.html$/i.test(request.uri)) request.uri = "/not-found";
  return request;
}
`;
}

function responseHeaders(site: Site): ResponseHeadersPolicyConfig {
  const policy = joinedPolicy([...pageRows(site).map((page) => page.policy), site.notFound.policy]);
  if (policy.length > longestPolicy) {
    throw new RangeError(
      `CloudFront takes a policy of ${longestPolicy} characters, and that of all pages has ${policy.length}.`,
    );
  }
  const {
    "Strict-Transport-Security": _hsts,
    "X-Content-Type-Options": _nosniff,
    "Referrer-Policy": referrerPolicy,
    "X-Frame-Options": frameOption,
    ...others
  } = securityHeaders;
  const items = Object.entries(others).map(([name, value]) => ({
    Header: name,
    Value: value,
    Override: true,
  }));
  return {
    Name: "site",
    SecurityHeadersConfig: {
      ContentSecurityPolicy: { Override: true, ContentSecurityPolicy: policy },
      ContentTypeOptions: { Override: true },
      FrameOptions: { Override: true, FrameOption: frameOption },
      ReferrerPolicy: { Override: true, ReferrerPolicy: referrerPolicy },
      StrictTransportSecurity: strictTransport(securityHeaders["Strict-Transport-Security"]),
    },
    CustomHeadersConfig: { Quantity: items.length, Items: items },
    // Of use to the bucket's owner only.
    RemoveHeadersConfig: {
      Quantity: 2,
      Items: [{ Header: "Server" }, { Header: "x-amz-server-side-encryption" }],
    },
  };
}

function strictTransport(value: string) {
  return {
    Override: true,
    AccessControlMaxAgeSec: Number(value.match(/max-age=(\d+)/)?.[1]),
    IncludeSubdomains: value.includes("includeSubDomains"),
    Preload: value.includes("preload"),
  };
}
