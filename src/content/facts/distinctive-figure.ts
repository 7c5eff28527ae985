/**
 * Figures of specification 9 that never occur by chance, in all their usual notations. Each is defined in `facts` (or
 * in the demo data, which a test reconciles with it): pages import it, documents name it after the figure.
 */
export const distinctiveFigure =
	/(?<![\d.,])(?:2[,_]?847|3[,_]?245|287|84\.2|2[,_]?500[,_]?000|625[,_]?000|375[,_]?000|93[,_]?750|0\.847|0\.234|0\.982|5\.23|47\.2|47[,_]?200|730[,_]?000|730K|1[,_]?247|90\.5|12\.5M|240M|340\+|342)(?![\d]|[.,]\d)/g;
