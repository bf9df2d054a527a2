/** Modules of the portal itself that every environment's import map must list. */
export const requiredModules = [
  '@portal/root-config',
  '@portal/session',
  '@portal/elements',
  '@portal/controls',
  '@portal/shell',
  'react',
  'react-dom',
  'react-dom/client',
  'react/jsx-runtime'
] as const
