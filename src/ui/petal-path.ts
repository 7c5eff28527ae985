/** The outline of a petal that points up, its base at the origin, about one unit long. */
export const PETAL_PATH =
	"M0 0C-.26-.148-.56-.636-.33-.986-.25-1.113-.1-1.081 0-.912.1-1.081.25-1.113.33-.986.56-.636.26-.148 0 0";
