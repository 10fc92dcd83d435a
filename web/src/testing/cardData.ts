// For tests: what a card set holds, as the server reads it.

export const CARD_DATA = {
  level: {
    1: {
      strength: { min: 2, max: 6 },
      loot: { min: 5, max: 9 },
      guardians: [{ strength: 2, loot: 5, provenance: "house" }],
    },
  },
  tile: { twins: { provenance: "printed", changes: [{ where: "equal-pair", loot: 3 }] } },
};
