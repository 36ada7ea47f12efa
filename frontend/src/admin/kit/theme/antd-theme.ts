import { type ThemeConfig } from 'antd';
import { colors } from '../../../shared/theme/tokens.ts';

const quietText = colors.inkSoft;

/**
 * antd in our colours. Its own defaults miss WCAG AA (secondary text, success, warning, placeholders), so every
 * colour that carries text is set here; shared/theme holds the values and the test of their contrast.
 */
export const antdTheme: ThemeConfig = {
  cssVar: { key: 'app' },
  hashed: false,
  token: {
    // Nothing flies in for who wants no motion, and nothing is clicked on its way.
    motion: !window.matchMedia('(prefers-reduced-motion: reduce)').matches,
    // A dialog takes no click while it grows into place: by antd's 0.3 s quick people lose theirs.
    motionDurationSlow: '0.12s',
    motionDurationMid: '0.1s',
    motionDurationFast: '0.05s',
    colorPrimary: colors.accent,
    colorInfo: colors.accent,
    colorLink: colors.accent,
    colorLinkHover: colors.accentStrong,
    colorInfoBg: colors.accentSoft,
    colorSuccess: colors.success,
    colorSuccessBg: colors.successSoft,
    colorWarning: colors.warning,
    colorWarningBg: colors.warningSoft,
    colorError: colors.error,
    colorErrorBg: colors.errorSoft,
    colorText: colors.ink,
    colorTextHeading: colors.ink,
    colorTextSecondary: quietText,
    colorTextTertiary: quietText,
    colorTextDescription: quietText,
    colorTextQuaternary: quietText,
    colorTextPlaceholder: quietText,
    colorBorder: colors.lineStrong,
    colorBorderSecondary: colors.line,
    colorBgLayout: colors.mist,
    fontFamily: 'var(--font)',
    borderRadius: 8,
    controlHeight: 36,
  },
  components: {
    Button: { primaryShadow: 'none', defaultShadow: 'none', dangerShadow: 'none' },
  },
};
