/** Number of the lowest set bit, 0 to 31; -1 if there is none. */
export function lowestBit(bits: number): number {
  return 31 - Math.clz32(bits & -bits);
}

/** Number of the highest set bit, 0 to 31; -1 if there is none. */
export function highestBit(bits: number): number {
  return 31 - Math.clz32(bits);
}

export function countBits(bits: number): number {
  const twos = bits - ((bits >>> 1) & 0x55555555);
  const fours = (twos & 0x33333333) + ((twos >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
