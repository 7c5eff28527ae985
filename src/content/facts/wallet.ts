/** The demo wallet, in Cherry Seeds. Staked Seeds are part of the balance. Specification 9. */
export const walletFigures = { balance: 2847, earned: 3245, spent: 398, staked: 1200, rewards: 156 } as const;
