import { is, SQL } from 'drizzle-orm';
import { getTableConfig, SQLiteSyncDialect, SQLiteTable } from 'drizzle-orm/sqlite-core';
import * as schema from '../../mocks/db/schema';

const dialect = new SQLiteSyncDialect();
const quoted = (names: readonly string[]) => names.map((name) => `"${name}"`).join(', ');

function columnSql(column: ReturnType<typeof getTableConfig>['columns'][number]): string {
  const autoIncrement = 'autoIncrement' in column && column.autoIncrement === true;
  const standard: unknown = column.default;
  return [
    `"${column.name}" ${column.getSQLType()}`,
    column.primary ? `PRIMARY KEY${autoIncrement ? ' AUTOINCREMENT' : ''}` : '',
    column.notNull && !column.primary ? 'NOT NULL' : '',
    column.isUnique ? 'UNIQUE' : '',
    typeof standard === 'string' ? `DEFAULT '${standard.replaceAll("'", "''")}'` : '',
    typeof standard === 'number' ? `DEFAULT ${String(standard)}` : '',
  ]
    .filter((part) => part !== '')
    .join(' ');
}

function tableSql(table: SQLiteTable): string[] {
  const config = getTableConfig(table);
  const references = config.foreignKeys.map((key) => {
    const { columns, foreignColumns, foreignTable } = key.reference();
    const target = `"${getTableConfig(foreignTable).name}" (${quoted(foreignColumns.map((column) => column.name))})`;
    const onDelete = key.onDelete === undefined ? '' : ` ON DELETE ${key.onDelete}`;
    return `FOREIGN KEY (${quoted(columns.map((column) => column.name))}) REFERENCES ${target}${onDelete}`;
  });
  const keys = config.primaryKeys.map((key) => `PRIMARY KEY (${quoted(key.columns.map((column) => column.name))})`);
  const indexes = config.indexes.map(({ config: { name, columns } }) => {
    const names = columns.map((column) => (is(column, SQL) ? dialect.sqlToQuery(column).sql : `"${column.name}"`));
    return `CREATE INDEX IF NOT EXISTS "${name}" ON "${config.name}" (${names.join(', ')})`;
  });
  const parts = [...config.columns.map(columnSql), ...keys, ...references];
  return [`CREATE TABLE IF NOT EXISTS "${config.name}" (${parts.join(', ')})`, ...indexes];
}

/** The statements that lay the tables of the schema down, as the drizzle tables have them: what migrations must amount to. */
export const createStatements: readonly string[] = Object.values(schema)
  .filter((table) => is(table, SQLiteTable))
  .flatMap(tableSql);
