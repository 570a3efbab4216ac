// Replaces the menus and pager that antd's Table imports (docs/decisions/013).

export default function ExcludedFromTable(): null {
  return null;
}

export const flattenKeys = (): string[] => [];
