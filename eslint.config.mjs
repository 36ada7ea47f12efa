import js from '@eslint/js';
import globals from 'globals';
import ts from 'typescript-eslint';
import prettier from 'eslint-config-prettier';
import reactHooks from 'eslint-plugin-react-hooks';
import reactRefresh from 'eslint-plugin-react-refresh';
import jsxA11y from 'eslint-plugin-jsx-a11y';

const noRawHtml = {
  selector: "JSXAttribute[name.name='dangerouslySetInnerHTML']",
  message: 'Text is rendered as text. Split it into paragraphs instead of injecting HTML.',
};
const noRawHtmlProperty = {
  selector: "Property[key.name='dangerouslySetInnerHTML'], MemberExpression[property.name='innerHTML']",
  message: 'Text is rendered as text. Split it into paragraphs instead of injecting HTML.',
};

export default ts.config(
  {
    ignores: [
      '**/node_modules',
      '**/dist',
      '**/*.gen.ts',
      '.data',
      '.cache',
      '**/playwright-report',
      '**/test-results',
    ],
  },
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [...ts.configs.recommendedTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      '@typescript-eslint/consistent-type-imports': ['error', { fixStyle: 'inline-type-imports' }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
      'no-console': 'error',
      eqeqeq: ['error', 'always', { null: 'ignore' }],
    },
  },
  {
    files: ['backend/**/*.ts'],
    languageOptions: { globals: globals.node },
    rules: {
      'no-restricted-properties': [
        'error',
        {
          object: 'process',
          property: 'env',
          message: 'platform/env/env.ts is the only reader of the environment.',
        },
      ],
      // Decorated parameter types must stay value imports for Nest's dependency injection.
      '@typescript-eslint/consistent-type-imports': 'off',
    },
  },
  {
    files: ['backend/src/platform/env/env.ts', 'backend/test/**/*.ts', 'backend/bench/**/*.ts'],
    rules: { 'no-restricted-properties': 'off' },
  },
  {
    files: ['backend/src/scripts/**/*.ts', 'backend/bench/**/*.ts', 'frontend/scripts/**/*.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.spec.ts', '**/test/**/*.ts', '**/e2e/**/*.ts', '**/*.test.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/require-await': 'off',
    },
  },
  {
    files: ['frontend/**/*.{ts,tsx}'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.recommended],
    plugins: { 'react-refresh': reactRefresh },
    languageOptions: { globals: globals.browser },
    rules: {
      'no-restricted-syntax': ['error', noRawHtml, noRawHtmlProperty],
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
    },
  },
  {
    files: ['frontend/src/{public,form,shared}/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['antd', 'antd/*', '@ant-design/*', '@antv/*'],
              message: 'Only the back office uses antd.',
            },
            { group: ['**/admin/**'], message: 'The faces never import each other.' },
          ],
        },
      ],
    },
  },
  {
    files: ['frontend/src/admin/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          paths: [
            {
              name: 'antd',
              importNames: ['message', 'notification', 'List'],
              message: 'Use the toaster; List is deprecated.',
            },
          ],
          patterns: [{ group: ['**/public/**'], message: 'The faces never import each other.' }],
        },
      ],
    },
  },
  {
    files: ['**/*.mjs', 'scripts/**'],
    languageOptions: { globals: globals.node },
  },
  prettier,
);
