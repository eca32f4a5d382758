"""Requests over HTTP as tests make them: with patience, because a busy machine answers late.

httpx gives up after five seconds by itself, and a test would then fail by the load alone."""

from typing import Any

import httpx

from waiting import PATIENCE


def client(**given: Any) -> httpx.Client:
    return httpx.Client(**_patiently(given))


def async_client(**given: Any) -> httpx.AsyncClient:
    return httpx.AsyncClient(**_patiently(given))


def request(method: str, url: str, **given: Any) -> httpx.Response:
    """One request on a connection of its own."""
    with client() as http:
        return http.request(method, url, **given)


def get(url: str, **given: Any) -> httpx.Response:
    return request("GET", url, **given)


def post(url: str, **given: Any) -> httpx.Response:
    return request("POST", url, **given)


def delete(url: str, **given: Any) -> httpx.Response:
    return request("DELETE", url, **given)


def _patiently(given: dict[str, Any]) -> dict[str, Any]:
    """Straight to the server, whatever proxy the machine knows."""
    return {"timeout": PATIENCE, "trust_env": False, **given}
