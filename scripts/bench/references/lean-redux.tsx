// The listing with only the packages of Redux Toolkit's example app redux-essentials: the reference for PERF-2.
import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter, Link, Route, Routes } from 'react-router-dom';
import type { components } from '../../../src/shared/api/contract.gen.js';

type Organization = components['schemas']['MediaOrganization'];

const api = createApi({
  baseQuery: fetchBaseQuery({ baseUrl: '/mediareact/api' }),
  endpoints: (build) => ({ getListing: build.query<Organization[], undefined>({ query: () => '/org/listing' }) }),
});

const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
});

const types = ['Not Provided', 'Newspaper', 'Radio', 'TV', 'Internet'];
const columns = ['Organization', 'Type', 'City', 'Phone'];

function Listing() {
  const { data = [] } = api.useGetListingQuery(undefined);
  return (
    <>
      <header>Media Portal</header>
      <main>
        <h1>Media Listing</h1>
        <p>
          Newspapers, radio and television stations and internet media that the association has approved to cover its
          member schools.
        </p>
        <table>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {data.slice(0, 25).map(({ Identifier, OrganizationName, TypeID, City, BusinessPhone }) => (
              <tr key={Identifier}>
                <th scope="row">
                  <Link to={`/mediareact/media-listing/${Identifier}`}>{OrganizationName}</Link>
                </th>
                <td>{types[(TypeID ?? 1) - 1]}</td>
                <td>{City}</td>
                <td>{BusinessPhone?.replace(/(\d{3})(\d{3})(\d{4})/, '$1-$2-$3')}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </main>
    </>
  );
}

const container = document.getElementById('root');
if (container !== null) {
  createRoot(container).render(
    <Provider store={store}>
      <BrowserRouter>
        <Routes>
          <Route path="*" element={<Listing />} />
        </Routes>
      </BrowserRouter>
    </Provider>,
  );
}
