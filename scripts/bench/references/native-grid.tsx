import { memo, useCallback, useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { components } from '../../../src/shared/api/contract.gen.js';

type Person = components['schemas']['Person'];
type Site = components['schemas']['StateTournamentSite'];

interface Grid {
  staff: Person[];
  sites: Site[];
}

type Toggle = (siteId: number, personId: number) => void;

const Cell = memo(function Cell(props: { site: Site; person: Person; checked: boolean; onToggle: Toggle }) {
  const { site, person, checked, onToggle } = props;
  return (
    <td>
      <input
        type="checkbox"
        aria-label={`${person.FirstName} ${person.LastName}, ${site.Site}`}
        checked={checked}
        onChange={() => onToggle(site.ID, person.PersonID)}
      />
    </td>
  );
});

const Row = memo(function Row(props: { site: Site; staff: Person[]; chosen: ReadonlySet<number>; onToggle: Toggle }) {
  const { site, staff, chosen, onToggle } = props;
  return (
    <tr>
      <th scope="row">{site.Site}</th>
      {staff.map((person) => (
        <Cell
          key={person.PersonID}
          site={site}
          person={person}
          checked={chosen.has(person.PersonID)}
          onToggle={onToggle}
        />
      ))}
    </tr>
  );
});

const NOBODY: ReadonlySet<number> = new Set();

function NativeGrid() {
  const [grid, setGrid] = useState<Grid>();
  const [chosen, setChosen] = useState<ReadonlyMap<number, ReadonlySet<number>>>(new Map());
  useEffect(() => {
    void fetch('/mediareact/api/staff/grid')
      .then((response) => response.text())
      .then((text) => setGrid(JSON.parse(text) as Grid));
  }, []);
  const toggle = useCallback<Toggle>((siteId, personId) => {
    setChosen((current) => {
      const people = new Set(current.get(siteId));
      if (!people.delete(personId)) people.add(personId);
      return new Map(current).set(siteId, people);
    });
  }, []);
  if (grid === undefined) return null;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">Site</th>
          {grid.staff.map(({ PersonID, FirstName, LastName }) => (
            <th key={PersonID} scope="col">{`${FirstName} ${LastName}`}</th>
          ))}
        </tr>
      </thead>
      <tbody>
        {grid.sites.map((site) => (
          <Row key={site.ID} site={site} staff={grid.staff} chosen={chosen.get(site.ID) ?? NOBODY} onToggle={toggle} />
        ))}
      </tbody>
    </table>
  );
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<NativeGrid />);
