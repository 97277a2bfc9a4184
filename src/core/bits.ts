/** The number of the lowest bit that is set, 0 to 31; -1 without one. */
export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** The number of the highest bit that is set; -1 without one. */
export function highestBit(bits: number): number {
  return 31 - Math.clz32(bits);
}

/** How many bits are set. */
export function countBits(bits: number): number {
  const twos = bits - ((bits >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
