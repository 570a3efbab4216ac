/** The layers of mocks/, lowest first: a folder imports only from itself and from the rows listed before its own. */
const MOCKS = [
  ['html', 'db'],
  ['context', 'http'],
  ['mail', 'faults'],
  ['auth'],
  ['domain', 'seed', 'replay', 'documents'],
  ['handlers'],
  ['server'],
  ['commands', 'index'],
];
const mocksPath = (folders) => `^mocks/(${folders.join('|')})(/|\\.ts$)`;
const mocksImportDownward = MOCKS.flatMap((row, level) =>
  row.map((folder) => ({
    name: 'mocks-import-downward',
    severity: 'error',
    from: { path: mocksPath([folder]) },
    to: { path: '^mocks/', pathNot: mocksPath([folder, ...MOCKS.slice(0, level).flat()]) },
  })),
);

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  required: [
    {
      name: 'typescript-is-read',
      comment: 'With an unsupported version of TypeScript, no file has imports, and no rule is broken.',
      severity: 'error',
      module: { path: '^webpack\\.config\\.js$' },
      to: { path: '^src/shared/config/association\\.ts$', reachable: true },
    },
  ],
  forbidden: [
    { name: 'no-circular', severity: 'error', from: {}, to: { circular: true } },
    {
      name: 'features-are-islands',
      comment: 'No feature imports another; pages compose them.',
      severity: 'error',
      from: { path: '^src/features/([^/]+)/' },
      to: { path: '^src/features/([^/]+)/', pathNot: '^src/features/$1/' },
    },
    {
      name: 'src-never-imports-mocks',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^(build|gallery|mocks|scripts|tests)/', pathNot: '^build/settings/' },
    },
    {
      name: 'mocks-know-no-screens',
      severity: 'error',
      from: { path: '^mocks/' },
      to: { path: '^(gallery|src/(app|pages)|tests|scripts)/' },
    },
    ...mocksImportDownward,
    {
      name: 'mocks-folders-have-a-row',
      comment: 'A new folder of mocks/ takes its place in MOCKS above.',
      severity: 'error',
      from: { path: '^mocks/', pathNot: mocksPath(MOCKS.flat()) },
      to: {},
    },
    {
      name: 'security-stands-alone',
      comment: 'The policy is read by the build, the server and the documentation; it depends on none of them.',
      severity: 'error',
      from: { path: '^build/security/' },
      to: { path: '^(src|mocks|tests|scripts)/' },
    },
    {
      name: 'src-takes-only-types-of-settings',
      comment: 'The build replaces the values; the names of the server’s secrets stay out of the bundle.',
      severity: 'error',
      from: { path: '^src/' },
      to: { path: '^build/settings/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'settings-stand-alone',
      comment: 'Everything reads the settings; they know only the defaults that the portal has without them.',
      severity: 'error',
      from: { path: '^build/settings/' },
      to: {
        path: '^(build|gallery|mocks|scripts|src|tests)/',
        pathNot: '^(build/settings|src/shared/(config|routes))/',
      },
    },
    {
      name: 'no-orphans',
      comment: 'webpack puts this in place of a module of antd.',
      severity: 'error',
      from: {
        orphan: true,
        path: '^(src|mocks)/',
        pathNot: ['\\.d\\.ts$', '\\.css$', 'antd/adoptedStyles\\.ts$'],
      },
      to: {},
    },
    {
      name: 'not-to-dev-dep',
      comment: 'The portal and the server run without the packages of development.',
      severity: 'error',
      from: { path: '^(src|mocks)/' },
      to: { dependencyTypes: ['npm-dev', 'npm-no-pkg', 'npm-unknown'], pathNot: '^node_modules/@types/' },
    },
    { name: 'not-to-unresolvable', severity: 'error', from: {}, to: { couldNotResolve: true } },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.css$' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'require', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mts', '.mjs', '.js'],
    },
  },
};
