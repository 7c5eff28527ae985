import { expect, it } from "vitest";
import { MAX_ICON_LENGTH, safeIcon } from "./icon.ts";

it.each([
	"data:image/svg+xml;base64,PHN2Zy8+",
	"data:image/svg+xml,%3Csvg/%3E",
	"data:image/svg+xml;utf8,<svg xmlns='http://www.w3.org/2000/svg'/>",
	"data:image/svg+xml;charset=utf-8,%3Csvg/%3E",
	"data:image/png;base64,iVBORw0KGgo=",
	"DATA:image/webp;base64,UklGRg==",
	"data:image/gif;base64,R0lGODlh",
	"data:image/jpeg;base64,/9j/4AAQ",
	"data:image/svg+xml;profile=tiny-1.2+x,<svg>\n</svg>",
	`data:image/svg+xml,${"x".repeat(MAX_ICON_LENGTH - 19)}`,
])("shows %s", (icon) => {
	expect(safeIcon(icon)).toBe(icon);
});

it.each([
	undefined,
	null,
	5,
	"",
	"https://wallet.example/icon.svg",
	"//wallet.example/icon.svg",
	"javascript:alert(1)",
	"data:text/html,<script>alert(1)</script>",
	"data:image/svg+xml",
	"data:image/svg+xml;base64,",
	"data:image/png;base64,not base64!",
	"data:image/png;base64,not base64",
	"data:image/png;base64,==",
	"data:image/png;base64,AA===",
	"data:image/png;base64,iVBORw0KGgo=\n!",
	"data:image/png;;base64,iVBORw0KGgo=",
	" data:image/png;base64,iVBORw0KGgo=",
	"data:image/png,\n",
	`data:image/svg+xml,${"x".repeat(MAX_ICON_LENGTH - 18)}`,
])("rejects %s", (icon) => {
	expect(safeIcon(icon)).toBe(undefined);
});
