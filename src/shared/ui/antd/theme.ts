import { theme as antd, type ThemeConfig } from 'antd';

/** Passes a CSS value as a length: antd's types require a number, but it writes any value to its CSS variables. */
const length = (value: string): number => value as unknown as number;

/**
 * The portal's values for antd's seed tokens. antd can't compute shades from CSS variables, so it computes them from its default
 * seeds. Then these values replace the seeds, and `token` below replaces the computed shades that the portal uses.
 */
const seeds = {
  colorPrimary: 'var(--accent)',
  colorInfo: 'var(--accent)',
  colorLink: 'var(--accent)',
  colorError: 'var(--danger)',
  colorSuccess: 'var(--success)',
  colorWarning: 'var(--warning)',
  fontSize: length('var(--text-md)'),
};

/** antd derives these from other tokens, and its types do not name them. */
const lineHeights = { fontHeight: '1.6em', fontHeightLG: '1.6em' };
const sortIcons = { headerIconColor: 'var(--ink-faint)', headerIconHoverColor: 'var(--ink-soft)' };

/** Makes antd look like the portal, with the same CSS variables, which follow the color scheme and the browser's text size. */
export const antdTheme: ThemeConfig = {
  // The styles are extracted at build time, so their class names must not change.
  zeroRuntime: true,
  hashed: false,
  cssVar: { key: 'portal' },
  algorithm: [
    antd.defaultAlgorithm,
    (_seed, map) => ({ ...(map ?? antd.defaultAlgorithm(antd.defaultSeed)), ...seeds }),
  ],
  token: {
    ...lineHeights,
    fontFamily: 'inherit',
    lineHeight: 1.6,
    fontSizeSM: length('var(--text-xs)'),
    fontSizeLG: length('var(--text-lg)'),
    borderRadius: 8,
    borderRadiusXS: 4,
    controlHeight: 44,
    controlHeightSM: 32,
    lineWidthFocus: 3,
    motion: false,

    colorText: 'var(--ink)',
    colorTextHeading: 'var(--ink)',
    colorTextSecondary: 'var(--ink-soft)',
    colorTextLabel: 'var(--ink-soft)',
    colorTextDescription: 'var(--ink-soft)',
    colorTextQuaternary: 'var(--ink-faint)',
    colorTextPlaceholder: 'var(--ink-faint)',
    colorTextDisabled: 'var(--ink-faint)',
    colorTextLightSolid: 'var(--on-accent)',
    colorWhite: 'var(--on-accent)',
    colorIcon: 'var(--ink-soft)',
    colorIconHover: 'var(--ink)',

    colorBgContainer: 'var(--surface)',
    colorBgElevated: 'var(--surface)',
    colorBgLayout: 'var(--surface-sunken)',
    colorBgContainerDisabled: 'var(--surface-sunken)',
    colorBorder: 'var(--line-strong)',
    colorBorderSecondary: 'var(--line)',
    colorBorderDisabled: 'var(--line)',
    colorSplit: 'var(--line)',
    colorFill: 'var(--shade)',
    colorFillSecondary: 'var(--shade)',
    colorFillTertiary: 'var(--surface-sunken)',
    colorFillQuaternary: 'var(--surface-sunken)',
    colorFillAlter: 'var(--surface-sunken)',
    controlItemBgHover: 'var(--shade)',
    controlItemBgActive: 'var(--accent-tint)',
    controlItemBgActiveHover: 'var(--accent-tint)',

    colorPrimaryHover: 'var(--accent-hover)',
    colorPrimaryBorder: 'var(--accent)',
    colorPrimaryBg: 'var(--accent-tint)',
    colorPrimaryBgHover: 'var(--accent-tint)',
    colorLinkHover: 'var(--accent-hover)',
    colorLinkActive: 'var(--accent-hover)',
    colorErrorBg: 'var(--danger-tint)',
    colorErrorBorderHover: 'var(--danger-hover)',
    colorErrorHover: 'var(--danger-hover)',
    colorWarningBg: 'var(--warning-tint)',
    boxShadowSecondary: 'var(--shadow)',
    boxShadowTertiary: 'none',
  },
  components: {
    Checkbox: { controlInteractiveSize: 24, borderRadiusSM: 4 },
    Segmented: {
      controlHeight: length('var(--button-height)'),
      itemColor: 'var(--ink)',
      itemSelectedBg: 'var(--solid)',
      itemSelectedColor: 'var(--on-solid)',
    },
    Select: {
      // As tall as the native controls beside it.
      controlHeight: length('var(--control-height)'),
      activeOutlineColor: 'transparent',
      optionHeight: length('var(--button-height)'),
      optionPadding: 'calc((var(--button-height) - 1.6em) / 2) var(--space-3)',
      showArrowPaddingInlineEnd: 20,
    },
    Table: {
      ...sortIcons,
      // Makes rows 40 pixels tall, with or without a small button in them.
      cellPaddingBlockSM: 3.5,
      cellPaddingInlineSM: 12,
      headerBg: 'transparent',
      headerSortActiveBg: 'transparent',
      headerSortHoverBg: 'var(--shade)',
      headerSplitColor: 'transparent',
      bodySortBg: 'transparent',
      rowHoverBg: 'var(--shade)',
    },
    Timeline: { itemPaddingBottom: 16 },
  },
};
