/** The enrolment classes that a description covers: `4A-1A` is 1 to 4; "All Classes" and eight-player have no range. */
export function classRange(description: string): { smallest: number; largest: number } | undefined {
  const sizes = [...description.matchAll(/(\d)A/g)].map(([, size]) => Number(size));
  return sizes.length === 0 ? undefined : { smallest: Math.min(...sizes), largest: Math.max(...sizes) };
}

export function rangesMeet(one: string, other: string): boolean {
  const [a, b] = [classRange(one), classRange(other)];
  return a !== undefined && b !== undefined && a.smallest <= b.largest && b.smallest <= a.largest;
}
