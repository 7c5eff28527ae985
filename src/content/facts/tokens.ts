/** CHERRY, the ecosystem's token; never mixed with Cherry Seeds. Specification 9, demo metrics. */
export const cherrySupply = { totalSupply: 1e9, circulatingSupply: 125e6 } as const;
