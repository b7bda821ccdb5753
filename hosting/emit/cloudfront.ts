import type { ResponseHeadersPolicyConfig } from "@aws-sdk/client-cloudfront";
import { joinedPolicy } from "../content-security-policy.ts";
import { securityHeaders } from "../policy.ts";
import type { Site } from "../site.ts";
import { edgeScript } from "./edge.ts";
import {
  type Described,
  type Files,
  fileKinds,
  generated,
  json,
  missingPage,
  pageRows,
} from "./files.ts";

/** CloudFront's limit for the content security policy in a response headers policy, in characters. */
const longestPolicy = 1783;

/**
 * For CloudFront in front of a bucket: a viewer-request function looks up pages, and a response headers
 * policy adds the headers. Functions do not run for error responses, so all pages share one content
 * security policy with the hashes of every page.
 */
export function cloudfront(site: Site): Files {
  return {
    "function.js": edgeScript(site, "cloudfront.js"),
    "response-headers-policy.json": `${json(responseHeaders(site))}\n`,
    "upload.sh": upload(site),
  };
}

function responseHeaders(site: Site): ResponseHeadersPolicyConfig {
  const pages = [...pageRows(site), missingPage(site)];
  const policy = joinedPolicy(
    pages.flatMap(({ headers }) => headers["Content-Security-Policy"] ?? []),
  );
  if (policy.length > longestPolicy) {
    throw new RangeError(
      `CloudFront accepts a policy of ${longestPolicy} characters, but the policy of all pages has ${policy.length}.`,
    );
  }
  const {
    "Strict-Transport-Security": _hsts,
    "X-Content-Type-Options": _contentTypeOptions,
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
    // Useful to the bucket's owner only.
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

/** Commands that upload each file with its content type and caching: files first, then pages. */
function upload(site: Site): string {
  const kinds = fileKinds(site).map((kind) => {
    // A star matches slashes too.
    const deeper = kind.folder === "/" ? " --exclude '*/*'" : "";
    return `${included(kind.name.slice(1))}${deeper}${metadata(kind)}`;
  });
  const pages = new Map<string, string>();
  for (const page of [...pageRows(site), missingPage(site)]) {
    const like = metadata(page);
    pages.set(like, (pages.get(like) ?? "") + included(page.file));
  }
  const files = [...kinds, ...[...pages].map(([like, names]) => names + like)];
  return [
    "#!/bin/sh",
    `# ${generated}`,
    "# Run from the folder that contains dist/: sh hosts/cloudfront/upload.sh your-bucket",
    "set -eu",
    ...files.map((options) => `aws s3 sync dist "s3://$1" --exclude '*'${options}`),
    "",
  ].join("\n");
}

const included = (pattern: string) => ` --include '${pattern}'`;

const metadata = ({ contentType, headers }: Described) =>
  ` --content-type '${contentType}' --cache-control '${headers["Cache-Control"]}'`;
